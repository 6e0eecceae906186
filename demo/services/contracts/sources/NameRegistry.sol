// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// The ENS registry with the functions of EIP-137. The contract has no constructor, so that its code can be set at the
/// registry's Ethereum address. The first account that claims the root owns it.
contract NameRegistry {
    struct Record {
        address owner;
        address resolver;
        uint64 ttl;
    }

    mapping(bytes32 => Record) private _records;

    event NewOwner(bytes32 indexed node, bytes32 indexed label, address owner);
    event NewResolver(bytes32 indexed node, address resolver);

    function claimRoot() external {
        require(_records[0].owner == address(0), 'Taken');
        _records[0].owner = msg.sender;
    }

    function setSubnodeRecord(bytes32 node, bytes32 label, address owner_, address resolver_, uint64 ttl_) external {
        require(_records[node].owner == msg.sender, 'Not the owner');
        bytes32 subnode = keccak256(abi.encodePacked(node, label));
        _records[subnode] = Record(owner_, resolver_, ttl_);
        emit NewOwner(node, label, owner_);
        emit NewResolver(subnode, resolver_);
    }

    function owner(bytes32 node) external view returns (address) {
        return _records[node].owner;
    }

    function resolver(bytes32 node) external view returns (address) {
        return _records[node].resolver;
    }

    function ttl(bytes32 node) external view returns (uint64) {
        return _records[node].ttl;
    }

    function recordExists(bytes32 node) external view returns (bool) {
        return _records[node].owner != address(0);
    }
}
