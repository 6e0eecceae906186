// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Ownable} from '@openzeppelin/contracts/access/Ownable.sol';
import {Multicall} from '@openzeppelin/contracts/utils/Multicall.sol';

/// For tests: a token whose balances are shares of a changing factor. `rebase` changes balances and logs no transfer,
/// transfers round, and spending an allowance logs no approval.
contract TestRebasingToken is Ownable, Multicall {
    string public constant name = 'Rebasing';
    string public constant symbol = 'REB';
    uint8 public constant decimals = 18;

    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256) private _shares;
    uint256 private _factor = 1e18;

    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);
    event Rebased(uint256 factor);

    function balanceOf(address owner) external view returns (uint256) {
        return (_shares[owner] * _factor) / 1e18;
    }

    function mint(address to, uint256 amount) external {
        _shares[to] += _sharesOf(amount);
        emit Transfer(address(0), to, amount);
    }

    function rebase(uint256 factor) external {
        _factor = factor;
        emit Rebased(factor);
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        allowance[from][msg.sender] -= amount;
        _move(from, to, amount);
        return true;
    }

    function _move(address from, address to, uint256 amount) private {
        uint256 shares = _sharesOf(amount);
        _shares[from] -= shares;
        _shares[to] += shares;
        emit Transfer(from, to, amount);
    }

    function _sharesOf(uint256 amount) private view returns (uint256) {
        return (amount * 1e18) / _factor;
    }
}
